import { ORPCError } from '@orpc/client'
import { DEMO_HEADER, DEMO_VISITOR, POSTED_QUESTIONS } from '#contract/demo.ts'
import { isDemo } from './demo.ts'
import { refusedInDemo } from './demo-refusal.ts'
import { pathAt } from '#web/lib/navigation/address.ts'

/** In the demo, a request says so; one that would write never leaves. */
export function blockWritesInDemo(request: Request): Request {
  if (!isDemo()) return request
  if (writes(request) && refusedInDemo()) {
    throw new ORPCError('DEMO_READ_ONLY', { status: 403, message: 'Nothing is written in the demo' })
  }
  const marked = new Request(request)
  marked.headers.set(DEMO_HEADER, DEMO_VISITOR)
  return marked
}

function writes({ method, url }: Request): boolean {
  return (
    method !== 'GET' && !(method === 'POST' && POSTED_QUESTIONS.test(pathAt(new URL(url).pathname) ?? ''))
  )
}
