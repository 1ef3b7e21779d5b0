import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'

/** The pages that every footer leads to. */
export function useFooterLinks() {
  const t = useTranslations('shell')
  return {
    product: [
      { to: paths.features, label: t('navigation.features') },
      { to: paths.about, label: t('navigation.about') },
      { to: paths.faq, label: t('footer.faq') },
      { to: paths.contact, label: t('footer.contact') },
    ],
    legal: [
      { to: paths.terms, label: t('footer.terms') },
      { to: paths.privacy, label: t('footer.privacy') },
      { to: paths.legal, label: t('footer.legal') },
      { to: paths.cookies, label: t('footer.cookies') },
    ],
  }
}
