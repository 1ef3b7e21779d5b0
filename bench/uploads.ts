import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { BATCH_ROWS } from '#contract/price-lists.ts'
import { JPEG } from '#tests/fixtures/tiny-photos.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { type Chef, signUp } from './support/chef.ts'
import { catalogueRow } from './support/catalogue-row.ts'
import type { Figure } from './support/figure.ts'
import { memoryOf } from './support/process-memory.ts'
import { type Server, startServer } from './support/start-server.ts'

const CHEFS = 10
const UPLOADS = 100
/** How long slow readers take nothing. */
const READING_MS = 3000

/** What the server's memory grows to while large bodies are sent, or photos of the largest size read, at once. */
export async function measureUploads(): Promise<Figure[]> {
  return [...(await measured(photosSent)), ...(await measured(photosRead)), ...(await measured(rowsSent))]
}

/** A kind of transfer: its name, how many of them succeeded, and the most that the server may hold meanwhile. */
type Transfers = { name: string; done: number; atMost: number }

async function measured(transfer: (server: Server, chefs: Chef[]) => Promise<Transfers>): Promise<Figure[]> {
  const server = await startServer()
  try {
    const chefs: Chef[] = []
    for (let index = 0; index < CHEFS; index += 1) {
      const chef = await signUp(server)
      // Transfers of one address share a few places.
      chef.headers['x-forwarded-for'] = `203.0.113.${index}`
      chefs.push(chef)
    }
    const atRest = memoryOf([server.pids.server])
    const { name, done, atMost } = await transfer(server, chefs)
    return [
      {
        name: `${name}, memory of the server at most`,
        measured: highest(server),
        unit: 'MB',
        floor: atRest,
        goal: { of: 'measured', atMost },
      },
      { name: `${name}, done`, measured: done, unit: '' },
    ]
  } finally {
    await server.stop()
  }
}

const LARGEST = `${MAX_PHOTO_BYTES / 1024 ** 2} MB`

async function photosSent(server: Server, chefs: readonly Chef[]): Promise<Transfers> {
  const statuses = await send(server, await photosOf(server, chefs), UPLOADS)
  return { name: `${UPLOADS} photos of ${LARGEST} sent at once`, done: successes(statuses), atMost: 600 }
}

/** Readers that take nothing of what is sent to them for a while. */
async function photosRead(server: Server, chefs: readonly Chef[]): Promise<Transfers> {
  const photos = await storedPhotos(server, await photosOf(server, chefs))
  const readers = Array.from({ length: UPLOADS }, async (_, index) => {
    const { chef, path } = photos[index % CHEFS] ?? {}
    const response = await fetch(`${server.url}${path}`, { headers: chef?.headers ?? {} })
    await pause(READING_MS)
    await response.arrayBuffer()
    return response.status
  })
  const statuses = await Promise.all(readers)
  return { name: `${UPLOADS} slow readers of photos of ${LARGEST}`, done: successes(statuses), atMost: 1200 }
}

async function rowsSent(server: Server, chefs: readonly Chef[]): Promise<Transfers> {
  const rows = Array.from({ length: BATCH_ROWS }, (_, index) => ({
    kind: 'add',
    facts: catalogueRow(`Article ${index} ${'de la mesure '.repeat(12)}`.trim(), index),
  }))
  const lists: { chef: Chef; path: string }[] = []
  for (let index = 0; index < UPLOADS; index += 1) {
    const chef = chefs[index % CHEFS]
    if (chef) lists.push({ chef, path: await beginList(server, chef, index) })
  }
  const body = JSON.stringify({ from: 0, rows })
  const sending = lists.map(async ({ chef, path }) => {
    const response = await fetch(`${server.url}${path}/rows`, {
      method: 'PUT',
      headers: jsonHeaders(chef),
      body,
    })
    await response.text()
    return response.status
  })
  const name = `${UPLOADS} parts of price lists, ${BATCH_ROWS} rows each, sent at once`
  return { name, done: successes(await Promise.all(sending)), atMost: 600 }
}

const successes = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

const jsonHeaders = ({ headers }: Chef) => ({ ...headers, 'content-type': 'application/json' })

type Photo = { chef: Chef; path: string }

/** Where a photo of each chef's goes. */
async function photosOf(server: Server, chefs: readonly Chef[]): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const chef of chefs) photos.push({ chef, path: await photoPath(server, chef) })
  return photos
}

async function send({ url }: Server, photos: readonly Photo[], count: number): Promise<number[]> {
  const body = largestPhoto()
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { chef, path } = photos[index % photos.length] ?? {}
      const headers = { ...chef?.headers, 'content-type': 'image/jpeg' }
      const response = await fetch(`${url}${path}`, { method: 'PUT', headers, body })
      await response.text()
      return response.status
    }),
  )
}

/** Stores a photo of each chef's; its address is that of the stored one. */
async function storedPhotos({ url }: Server, photos: readonly Photo[]): Promise<Photo[]> {
  const body = largestPhoto()
  const stored: Photo[] = []
  for (const { chef, path } of photos) {
    const headers = { ...chef.headers, 'content-type': 'image/jpeg' }
    const response = await fetch(`${url}${path}`, { method: 'PUT', headers, body })
    const { id } = (await response.json()) as { id: string }
    stored.push({ chef, path: `${path}/${id}` })
  }
  return stored
}

async function beginList({ url }: Server, chef: Chef, number: number): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: jsonHeaders(chef),
      body: JSON.stringify(body),
    })
    const { id } = (await response.json()) as { id: string }
    return id
  }
  const supplierId = await post('/api/suppliers', { name: `Grossiste n° ${number}` })
  const path = `/api/suppliers/${supplierId}/price-list`
  const begun = { fileName: 'tarif.csv', version: 0, changes: BATCH_ROWS, unchanged: 0 }
  return `${path}/${await post(path, begun)}`
}

async function photoPath({ url }: Server, { headers }: Chef): Promise<string> {
  const response = await fetch(`${url}/api/tech-sheets`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Blanquette', category: 'Plat', portions: 8, ingredients: [] }),
  })
  const { id } = (await response.json()) as { id: string }
  return `/api/tech-sheets/${id}/photo`
}

/** A JPEG whose compressed pixels fill it to the largest size that is accepted. */
function largestPhoto(): Buffer<ArrayBuffer> {
  const end = JPEG.length - 2
  return Buffer.concat([
    JPEG.subarray(0, end),
    Buffer.alloc(MAX_PHOTO_BYTES - JPEG.length, 1),
    JPEG.subarray(end),
  ])
}

/** MB (millions of bytes) that the server's process has held at most. */
function highest({ pids }: Server): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pids.server}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}
