export { FaqPage as Page } from '#web/features/site/faq/faq-page.tsx'
