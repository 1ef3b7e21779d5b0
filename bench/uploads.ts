import { readFileSync } from 'node:fs'
import { JPEG } from '#domain/catalogue/tiny-photos.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { type Chef, signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { type Server, startServer } from './support/start-server.ts'

const CHEFS = 10
const UPLOADS = 100

/** What the server's memory grows to while photos of the largest size are sent at once. */
export async function measureUploads(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const targets: { chef: Chef; path: string }[] = []
    for (let index = 0; index < CHEFS; index += 1) {
      const chef = await signUp(server)
      // Uploads of one address share two places.
      chef.headers['x-forwarded-for'] = `203.0.113.${index}`
      targets.push({ chef, path: await photoPath(server, chef) })
    }
    const photo = largestPhoto()
    const before = highest(server)
    const sending = Array.from({ length: UPLOADS }, (_, index) => targets[index % CHEFS]).map(
      async (target) => {
        const response = await fetch(server.url + target?.path, {
          method: 'PUT',
          headers: { ...target?.chef.headers, 'content-type': 'image/jpeg' },
          body: photo,
        })
        await response.text()
        return response.status
      },
    )
    const statuses = await Promise.all(sending)
    const name = `${UPLOADS} photos of ${MAX_PHOTO_BYTES / 1024 ** 2} MB at once`
    return [
      {
        name: `${name}, memory of the server at most`,
        measured: highest(server),
        unit: 'MB',
        goal: { of: 'measured', atMost: 600 },
      },
      { name: `memory of the server at most before`, measured: before, unit: 'MB' },
      { name: `${name}, stored`, measured: statuses.filter((status) => status === 200).length, unit: '' },
    ]
  } finally {
    await server.stop()
  }
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
