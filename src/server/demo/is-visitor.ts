import type { IncomingHttpHeaders } from 'node:http'
import { DEMO_HEADER, DEMO_VISITOR } from '#contract/demo.ts'

/** Whether a request is that of a visitor of the demo, whatever session it carries besides. */
export function isVisitor({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return headers[DEMO_HEADER] === DEMO_VISITOR
}
