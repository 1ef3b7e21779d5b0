// What is deleted, and comes back.
export { binPage } from '../bin-page.ts'
