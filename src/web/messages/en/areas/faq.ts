// The questions that are asked most.
export { faq } from '../site/faq.ts'
