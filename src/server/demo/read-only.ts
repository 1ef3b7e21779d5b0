import { traverseContractProcedures } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import { refusal } from '../translate-error.ts'
import { isVisitor } from './is-visitor.ts'

/** What is sent as a POST because it is long, and only asks. */
const QUESTIONS: string[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
  const { meta, route } = procedure['~orpc']
  if (meta.readOnly && route.path !== undefined) QUESTIONS.push(route.path)
})

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const QUESTION = new RegExp(
  `^/api(${QUESTIONS.map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`,
)

/** Refuses every write of a visitor of the demo, before anything of it is read. */
export function demoReadOnly(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isVisitor(request) || reads(request)) {
      done()
      return
    }
    const { code, message, status } = refusal('DEMO_READ_ONLY', 'The demo cannot be changed')
    void reply.status(status).send({ code, message })
  })
}

function reads({ method, url }: FastifyRequest): boolean {
  if (READING_METHODS.has(method)) return true
  const [path = ''] = url.split('?')
  return method === 'POST' && QUESTION.test(path)
}
