import { UnsentWrite } from '../failure.ts'
import { connection } from './connection.ts'
import { READ_AT_HEADER } from './kept-reading.ts'
import { readAfterWrite } from './read-after-write.ts'

/** When an answer was read, if it is one that was kept; undefined for one that the server has just given. */
export function keptSince(answer: Response): number | undefined {
  const readAt = answer.headers.get(READ_AT_HEADER)
  return readAt === null ? undefined : Number(readAt)
}

/** Asks the server for a page: by its answers the page knows whether there is a network. */
export async function askServer(question: Request | string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(question, { credentials: 'same-origin', ...init })
  const reads = request.method === 'GET'
  try {
    const answer = await fetch(request)
    if (keptSince(answer) !== undefined) connection.lost()
    else if (answer.ok) connection.found()
    if (!reads && answer.ok && request.method !== 'DELETE') readAfterWrite(request)
    return answer
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure
    connection.doubt()
    throw reads ? failure : new UnsentWrite(failure)
  }
}
