import { strToU8, zipSync } from 'fflate'
import { deflateSync, gzipSync } from 'node:zlib'
import { chunk, pngWith } from '#server/pictures/testing/pictures-with-metadata.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { Chef } from './chef.ts'
import type { Server } from './start-server.ts'
import type { Act } from './worst-requests.ts'

const NESTED = '['.repeat(1_000_000)
const JSON_TYPE = { 'content-type': 'application/json' }
const ZIP_TYPE = { 'content-type': 'application/zip' }

/** What has no purpose but to hold up the server: of strangers, and of an account with a sheet. Each is refused. */
export function hostileRequests({ url }: Server, { headers }: Chef, sheetId: string): Record<string, Act> {
  const refused = (
    method: string,
    path: string,
    sent: Record<string, string>,
    body: Uint8Array<ArrayBuffer> | string,
  ) => {
    return async () => {
      const { status } = await fetch(url + path, { method, headers: sent, body })
      if (status < 400 || (status >= 500 && status !== 503))
        throw new Error(`${method} ${path} answered ${status}`)
    }
  }
  const reading = '/api/account/archive/reading'
  const ofAccount = { ...headers, ...ZIP_TYPE }
  return {
    'bodies of a million brackets, of strangers': refused('POST', '/api/user-products', JSON_TYPE, NESTED),
    'the same packed': refused(
      'POST',
      '/api/user-products',
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      new Uint8Array(gzipSync(NESTED)),
    ),
    'the same of an account': refused('POST', '/api/user-products', { ...headers, ...JSON_TYPE }, NESTED),
    'archives nested four million deep': refused('POST', reading, ofAccount, nestedArchive()),
    'archives of 50,000 empty files': refused('POST', reading, ofAccount, emptyFiles()),
    'pictures of thousands of packed profiles': refused(
      'PUT',
      `/api/tech-sheets/${sheetId}/photo`,
      { ...headers, 'content-type': 'image/png' },
      profiles(),
    ),
  }
}

function nestedArchive(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ 'gramme.json': strToU8('['.repeat(4_000_000)) }))
}

function emptyFiles(): Uint8Array<ArrayBuffer> {
  const files = Array.from({ length: 50_000 }, (_, at) => [`photos/${at}`, new Uint8Array()] as const)
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 }))
}

/** As many as a picture may have bytes for, each of 4 MB unpacked. */
function profiles(): Uint8Array<ArrayBuffer> {
  const one = chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(4 * 1024 ** 2))]))
  const count = Math.floor((MAX_PHOTO_BYTES - 1_000) / one.length)
  return new Uint8Array(pngWith(...Array.from({ length: count }, () => one), chunk('IHDR', Buffer.alloc(13))))
}
