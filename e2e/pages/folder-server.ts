import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** A host that knows nothing but files, as a school's web space does. */
export interface FolderServer {
  readonly origin: string
  /** Paths that were asked for and are not there. */
  readonly missed: readonly string[]
  readonly close: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Serves `folder` under `home`, which begins and ends with a slash, and nothing beside it.
 *
 * A browser asks for /favicon.ico by itself when a page names no icon; a page of ours has to name one.
 */
export async function serveFolder(folder: string, home: string): Promise<FolderServer> {
  const missed: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.startsWith(home) ? pathname.slice(home.length) : '..'
    const file = normalize(name === '' || name.endsWith('/') ? `${name}index.html` : name)
    const reading = file.startsWith('..')
      ? Promise.reject(new Error())
      : readFile(join(folder, file))
    reading.then(
      (bytes) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        response.end(bytes)
      },
      () => {
        missed.push(pathname)
        response.statusCode = 404
        response.end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    missed,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
