// The landing page.
export { home } from '../site/home.ts'
