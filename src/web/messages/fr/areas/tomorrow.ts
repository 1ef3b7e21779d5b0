// What is served, made and bought on a day.
export { tomorrow } from '../tomorrow.ts'
export { tomorrowPaper } from '../tomorrow-paper.ts'
