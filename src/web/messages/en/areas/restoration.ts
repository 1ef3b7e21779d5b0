export { restoration } from '../restoration.ts'
