export { RestorationPage as Page } from '#web/features/account/restoration/restoration-page.tsx'
