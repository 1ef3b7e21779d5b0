export { HomePage as Page } from '#web/features/site/home/home-page.tsx'
