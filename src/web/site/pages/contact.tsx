export { ContactPage as Page } from '#web/features/site/contact/contact-page.tsx'
