import { z } from 'zod'
import { credentials } from '#contract/credentials.ts'
import type { Schema } from '#server/testing/sample-body.ts'
import type { Operation } from '../operations.ts'

/** The routes of accounts, which the OpenAPI document does not have: most of their answers come from better-auth. */
export function accountOperations(): Operation[] {
  return Object.entries(credentials).map(([route, schema]) => ({
    name: `POST /auth${route}`,
    method: 'POST',
    path: `/auth${route}`,
    query: [],
    idsInQuery: [],
    body: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
    takesFile: false,
    answers: undefined,
  }))
}
