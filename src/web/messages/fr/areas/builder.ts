// The recipe builder.
export { builder } from '../builder.ts'
