import type { contact as fr } from '../../fr/site/contact.ts'
import type { Translation } from '../../translation.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description:
      'A question about your technical sheets, your costs or your menu? Write to the Gramme team: an answer within 24 working hours.',
  },
  title: 'Contact',
  lead: 'A question about a cost, an idea, a figure that surprises you? We read every message.',
  form: 'Contact form',
  allRequired: 'All fields are required.',
  fields: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    website: 'Website (leave empty)',
  },
  send: 'Send',
  sending: 'Sending...',
  kept: 'Your message is used only to answer you, and is erased after 12 months: <privacy>privacy policy</privacy>.',
  sent: 'Message sent! We will answer you as soon as possible.',
  failed: 'Something went wrong. Please try again.',
  tooMany:
    'Too many messages in a short time. Try again in {count, plural, =1 {one minute} other {# minutes}}.',
  noScript: 'This form needs JavaScript. Write to us at this address:',
  issues: {
    empty: {
      name: 'Enter your name',
      email: 'Enter your email address',
      subject: 'Enter the subject of your message',
      message: 'Write your message',
    },
    tooLong: 'This text is too long ({maximum, number} characters at most)',
    invalid: 'This text holds a character that cannot be sent',
  },
  room: '{count, plural, =0 {No room left} =1 {One character left} other {# characters left}}',
  excess: '{count, plural, =1 {One character too many} other {# characters too many}}',
  details: 'Hours and contact details',
  hours: {
    title: 'Support hours',
    weekdays: { days: 'Mon–Fri', hours: '9 am–6 pm' },
    saturday: { days: 'Sat', hours: '9 am–noon' },
    sunday: { days: 'Sun', hours: 'closed' },
  },
  reply: {
    title: 'Reply time',
    promise: 'We answer every message within 24 working hours.',
  },
  reach: 'Reach us',
} satisfies Translation<typeof fr>
