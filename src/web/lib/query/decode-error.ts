import { ORPCError } from '@orpc/client'

/**
 * The server's refusals are `{ code, message, data? }` with the status in the HTTP line; oRPC's own
 * decoder wants both in the body, and would lose the code.
 */
export function decodeError(body: unknown, response: { status: number }) {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') {
    return null
  }
  return new ORPCError(body.code, {
    status: response.status,
    message: 'message' in body && typeof body.message === 'string' ? body.message : body.code,
    data: 'data' in body ? body.data : undefined,
    defined: true,
  })
}
