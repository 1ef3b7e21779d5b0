// What a tablet of the kitchen shows.
export { kitchen } from '../kitchen.ts'
