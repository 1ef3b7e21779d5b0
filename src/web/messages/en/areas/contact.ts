import { contact as page } from '../site/contact.ts'

/** The page that writes to the operator. */
export const contact = { contact: page } as const
