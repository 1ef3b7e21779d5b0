// Why Gramme, and how it counts.
export { about } from '../site/about.ts'
