// What is served, made and bought on a day.
export { tomorrowPaper } from '../tomorrow-paper.ts'
