export { FeaturesPage as Page } from '#web/features/site/features/features-page.tsx'
