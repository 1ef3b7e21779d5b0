import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** Weak: the same content in another encoding has it too. */
export function weakEtag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether the browser says that it has this very content. */
export function isCurrent(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match']?.includes(etag) ?? false
}
