// What Gramme does, need by need.
export { features } from '../site/features.ts'
