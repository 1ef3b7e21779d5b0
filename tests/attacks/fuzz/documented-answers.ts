import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CREDENTIALS_ERRORS } from '#contract/credentials.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import { RESTORATION_REFUSALS } from '#contract/restoration-limits.ts'
import type { Operation } from '../operations.ts'

/** An answer as it came, its body still encoded. */
export type RawAnswer = {
  status: number
  headers: Readonly<Record<string, unknown>>
  bytes: Buffer
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const STATUSES: Record<string, number> = ERROR_STATUS
/** Those of the accounts' library and of restoring, whose statuses are their own. */
const OTHER_CODES = new Set<string>([...CREDENTIALS_ERRORS, ...Object.keys(RESTORATION_REFUSALS)])

/** The JSON of an answer; undefined where it has none. @throws where what it calls JSON is none */
export function jsonOf({ headers, bytes }: RawAnswer): unknown {
  if (bytes.length === 0 || !String(headers['content-type']).startsWith('application/json')) return undefined
  const decode = DECODERS[String(headers['content-encoding'])]
  return JSON.parse((decode ? decode(bytes) : bytes).toString())
}

/** Compares answers with what the OpenAPI document says of their operation. */
export class DocumentedAnswers {
  readonly #ajv = formats.default(new Ajv2020({ strict: false, validateSchema: false }))

  /**
   * The difference between an answer and the document; undefined when there is none.
   * @param operation that was asked for; undefined where the request's method or address is of none
   * @param isPage whether it is outside of the API, where refusals are pages and addresses are redirected
   */
  fault(
    operation: Operation | undefined,
    { method, isPage }: { method: string; isPage: boolean },
    answer: RawAnswer,
  ): string | undefined {
    const { status } = answer
    if (status >= 500) return 'an error of the server'
    if (isPage && method !== 'HEAD') return undefined
    if (method === 'HEAD') return answer.bytes.length > 0 ? 'a body where none is allowed' : undefined
    if (status >= 400) return errorFault(answer)
    if (!operation?.answers) return status < 300 ? undefined : 'a redirection'
    const content = operation.answers[status]
    if (!content) return `status ${status} is not documented`
    return this.#bodyFault(content, answer)
  }

  #bodyFault(content: NonNullable<Operation['answers']>[string], answer: RawAnswer): string | undefined {
    const mediaType = String(answer.headers['content-type']).split(';')[0] ?? ''
    const documented = content[mediaType]
    if (!documented) return `media type ${mediaType} is not documented`
    if (mediaType !== 'application/json') return answer.bytes.length > 0 ? undefined : 'an empty file'
    const valid = this.#ajv.compile(documented.schema)
    return valid(jsonOf(answer)) ? undefined : this.#ajv.errorsText(valid.errors)
  }
}

/** The difference between a refusal and the shape of all refusals; undefined when there is none. */
export function errorFault(answer: RawAnswer): string | undefined {
  const body = jsonOf(answer)
  if (typeof body !== 'object' || body === null) return 'an error that is no object of JSON'
  const { code, message, ...others } = Object.fromEntries(Object.entries(body))
  if (typeof code !== 'string' || typeof message !== 'string') return 'an error without code or message'
  const status = OTHER_CODES.has(code) ? answer.status : STATUSES[code]
  if (status === undefined) return `the code ${code} is none of the list`
  if (status !== answer.status) return `the code ${code} with the status ${answer.status}`
  const names = Object.keys(others).filter((name) => name !== 'data')
  return names.length > 0 ? `an error with ${names.join(', ')}` : undefined
}
