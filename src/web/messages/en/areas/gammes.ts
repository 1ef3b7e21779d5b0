// Gammes and their dishes.
export { gammes } from '../gammes.ts'
