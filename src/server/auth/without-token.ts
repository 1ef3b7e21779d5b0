import type { Answer } from './auth-services.ts'

/** The session's token stays in its HttpOnly cookie, where no script of a page reads it. */
export function withoutToken(answer: Answer): Answer {
  if (answer.body === null) return answer
  const { token: _token, session, ...rest } = answer.body
  return { ...answer, body: session === undefined ? rest : { ...rest, session: bare(session) } }
}

function bare(session: unknown): unknown {
  if (typeof session !== 'object' || session === null) return session
  const { token: _token, ...rest } = { token: undefined, ...session }
  return rest
}
