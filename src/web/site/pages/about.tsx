export { AboutPage as Page } from '#web/features/site/about/about-page.tsx'
