// What every page of the site needs.
export { common } from '../common.ts'
export { errors } from '../errors.ts'
export { shell } from '../shell.ts'
