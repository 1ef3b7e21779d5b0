// What the page of the operator needs beside the account's.
export { operator } from '../operator.ts'
export { security } from '../security.ts'
