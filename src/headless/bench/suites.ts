import { measureContractNet } from './contract-net.ts'
import { measureDeliveries } from './deliveries.ts'
import type { Figure } from './figure.ts'
import { measureKqmlReading } from './kqml-reading.ts'
import { measureKeyPress } from './one-key-press.ts'

/** The figures of the engine, which hold in Node and in a worker alike. */
export const measureEngine = (): readonly Figure[] => [
  ...measureKqmlReading(),
  measureKeyPress(),
  measureDeliveries(),
  measureContractNet(),
]
