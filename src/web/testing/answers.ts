import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { z } from 'zod'
import type { contract } from '#contract/contract.ts'
import type { credentials, CredentialsError, CredentialsPath } from '#contract/credentials.ts'
import type { ErrorCode } from '#contract/errors.ts'

type Contract = typeof contract

/** A refusal with a code that the contract declares for the procedure. */
export class Refusal<Code extends string> {
  readonly code: Code
  readonly data: unknown

  constructor(code: Code, data?: unknown) {
    this.code = code
    this.data = data
  }
}

/** An answer that never comes because there is no network: the fetch rejects. */
export class NetworkLoss {
  readonly lost = true
}

/** `list: () => refusal('NOT_FOUND')` */
export function refusal<Code extends string>(code: Code, data?: unknown): Refusal<Code> {
  return new Refusal(code, data)
}

/** `list: noNetwork` */
export function noNetwork(): NetworkLoss {
  return new NetworkLoss()
}

/** `list: noAnswer`: the request stays open until the page gives it up. */
export function noAnswer(): Promise<never> {
  return new Promise<never>(() => {})
}

type Awaitable<Value> = Value | Promise<Value>

/** Codes that any route may answer without declaring them. */
type AnyRouteCode = 'INTERNAL' | 'UNAVAILABLE'

/**
 * What each procedure of the contract answers, in the contract's own shape: `{ products: { list: () => … } }`.
 */
export type Answers<Router = Contract> =
  Router extends ContractProcedure<infer Input, infer Output, infer Errors, infer _Meta>
    ? (
        input: InferSchemaOutput<Input>,
      ) => Awaitable<InferSchemaInput<Output> | Refusal<(keyof Errors & string) | AnyRouteCode> | NetworkLoss>
    : { [Name in keyof Router]?: Answers<Router[Name]> }

/** The inputs that each procedure was called with, oldest first. */
export type Calls<Router = Contract> =
  Router extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Input>[]
    : { [Name in keyof Router]: Calls<Router[Name]> }

type Credentials<Path extends CredentialsPath> = z.infer<(typeof credentials)[Path]>

/** What the routes below /api/auth answer; nothing at all is success, also with a body. */
export type AuthAnswers = {
  [Path in CredentialsPath]?: (
    body: Credentials<Path>,
  ) => Awaitable<
    void | Readonly<Record<string, unknown>> | Refusal<CredentialsError | ErrorCode> | NetworkLoss
  >
}

export type AuthCalls = { [Path in CredentialsPath]: Credentials<Path>[] }
