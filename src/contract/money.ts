import type { ContractProcedure, InferSchemaInput, InferSchemaOutput, Schema } from '@orpc/contract'
import type { SEES_MONEY } from '#domain/house/role.ts'

/** Never a property of a value: by it the compiler knows what is money. */
declare const money: unique symbol

/** Optional, so that a number is money wherever some is expected, and money is a number wherever it is computed with. */
export type MoneyMark = { readonly [money]?: true }

/** A price, cost, margin or coefficient. */
export type Money = number & MoneyMark

/** What has no fields of the contract. */
type Atom = string | number | bigint | boolean | symbol | Blob | ((...given: never[]) => unknown)

/**
 * An answer as a role without money is given it: null may stand for whatever of it is money. A whole answer is assignable to
 * it, so that a component which shows the one shows the other.
 */
export type Redacted<Answer> = Answer extends null | undefined
  ? Answer
  : typeof money extends keyof Answer
    ? Answer | null
    : Answer extends Atom
      ? Answer
      : { [Key in keyof Answer]: Redacted<Answer[Key]> }

/** Whether every role that a line of the access table names sees money. */
type IsWhole<Access, Sees> = Access extends { roles: readonly (infer Role extends keyof Sees)[] }
  ? Sees[Role] extends true
    ? true
    : false
  : true

/** The routes of a contract as they answer: redacted where the access table opens them to a role without money. */
export type AnsweredRoutes<Routes, Access, Sees = typeof SEES_MONEY> = {
  [Name in keyof Routes]: Routes[Name] extends ContractProcedure<
    infer Input,
    infer Output,
    infer Errors,
    infer Meta
  >
    ? IsWhole<Access[Name & keyof Access], Sees> extends true
      ? Routes[Name]
      : ContractProcedure<
          Input,
          Schema<InferSchemaInput<Output>, Redacted<InferSchemaOutput<Output>>>,
          Errors,
          Meta
        >
    : AnsweredRoutes<Routes[Name], Access[Name & keyof Access], Sees>
}
