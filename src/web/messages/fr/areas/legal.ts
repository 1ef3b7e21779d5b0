// The texts of law.
export { legal } from '../site/legal.ts'
