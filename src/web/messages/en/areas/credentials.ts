export { credentials } from '../site/credentials.ts'
