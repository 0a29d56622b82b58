import { beforeEach, expect, test, vi } from 'vitest'
import { letters, TestClient } from './run-client.fixture.ts'
import { RunState } from './run.svelte.ts'

const files = [{ name: 'scenario.yaml', text: 'parley: 1' }]
let client: TestClient
let run: RunState
let killed: boolean[]

beforeEach(() => {
  client = new TestClient()
  killed = []
  run = new RunState({
    open: (onreport) => {
      client.report = onreport
      return client
    },
    onkilled: (was) => killed.push(was),
  })
  run.open(files, 1, null)
  client.loaded()
})

/** A run that is computed to its end, read up to nowhere. */
function computed(count: number): void {
  run.start(files, 1, 'prepare')
  client.loaded()
  client.progressed(letters(count))
  client.finished()
}

test('a run that was computed ahead is idle until somebody reads it', () => {
  computed(3)

  expect(run).toMatchObject({ name: 'idle', count: 3, point: 0, reached: 0, selected: null })
})

test('the reading point moves one row at a time, and what it reached stays seen', () => {
  computed(3)

  run.step()
  run.step()
  run.back()

  expect(run).toMatchObject({ name: 'paused', point: 1, reached: 2, selected: 1 })
})

test('at the end of a finished run the run is finished', () => {
  computed(3)

  run.toEnd()

  expect(run).toMatchObject({ name: 'finished', point: 3, reached: 3 })
  run.back()
  expect(run.name).toBe('paused')
})

test('a run without a message is finished once somebody asked for it', () => {
  computed(0)
  expect(run.name).toBe('idle')

  run.toEnd()

  expect(run).toMatchObject({ name: 'finished', count: 0, point: 0 })
})

test('nothing can be selected that was not reached', () => {
  computed(3)
  run.step()

  run.select(3)

  expect(run.selected).toBe(1)
})

test('a step asked for before there is a row is taken when the row comes', () => {
  run.start(files, 1, 'step')
  client.loaded()
  expect(run.name).toBe('running')

  client.progressed(letters(2))

  expect(run).toMatchObject({ point: 1, count: 2 })
})

test('a run to the end follows the rows as they come', () => {
  run.start(files, 1, 'end')
  client.loaded()
  client.progressed(letters(2))
  client.progressed(letters(2, 4))
  expect(run).toMatchObject({ name: 'running', point: 4 })

  client.finished()

  expect(run.name).toBe('finished')
})

test('a text that cannot run says so and keeps the run that was shown', () => {
  computed(3)
  run.toEnd()

  run.start(files, 2, 'end')
  client.loaded(null)

  expect(run).toMatchObject({ cannotRun: true, count: 3, ranRevision: 1, name: 'finished' })
})

test('what an earlier text reports after a new load is not believed', () => {
  run.start(files, 1, 'end')
  client.progressed(letters(5))
  client.loaded()
  expect(run.count).toBe(0)

  client.progressed(letters(2))

  expect(run.count).toBe(2)
})

test('stopping ends the worker, keeps what came, and is remembered', () => {
  run.start(files, 1, 'end')
  client.loaded()
  client.progressed(letters(2))

  run.stop()
  client.progressed(letters(2, 4))

  expect(client.asked.at(-1)).toBe('stop')
  expect(run).toMatchObject({ stopped: true, computing: false, count: 2, name: 'paused' })
  expect(killed).toEqual([true])
})

test('a run that comes to its end after a killed one lifts the safe mode', () => {
  computed(1)

  expect(killed).toEqual([false])
})

test('another seed asks for another run, and the old one again does not', () => {
  computed(1)

  run.setSeed(8)
  expect(run).toMatchObject({ seedChanged: true, seed: 8 })
  run.setSeed(7)

  expect(run).toMatchObject({ seedChanged: false, seed: 7 })
})

test('a worker that breaks is told as our own fault', () => {
  computed(2)

  client.report({ kind: 'broke', message: 'forgotten case', stack: '' })

  expect(run).toMatchObject({ name: 'broke', fault: 'forgotten case', count: 2 })
})

test('a changed text is checked while its last run stays to be read', () => {
  computed(2)
  run.toEnd()

  run.refresh(files, 2)

  expect(client.asked.at(-1)).toBe('load null')
  expect(run).toMatchObject({ count: 2, name: 'finished' })
})

test('a text changed while a run computes is checked when the run has ended', () => {
  run.start(files, 1, 'end')
  client.loaded()
  run.refresh(files, 2)
  expect(client.asked.at(-1)).toBe('run end')

  client.finished()

  expect(client.asked.at(-1)).toBe('load null')
  expect(run.ranRevision).toBe(1)
})

test('playing moves one row a beat and stops at the end', () => {
  vi.useFakeTimers()
  try {
    computed(2)

    run.play()
    expect(run.name).toBe('running')
    vi.advanceTimersByTime(1000)
    expect(run.point).toBe(1)
    vi.advanceTimersByTime(3000)

    expect(run).toMatchObject({ point: 2, name: 'finished' })
    expect(run.player.playing).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('playing again from the end begins at the start', () => {
  vi.useFakeTimers()
  try {
    computed(2)
    run.toEnd()

    run.play()

    expect(run).toMatchObject({ point: 0, reached: 2, name: 'running' })
    run.player.pause()
  } finally {
    vi.useRealTimers()
  }
})
