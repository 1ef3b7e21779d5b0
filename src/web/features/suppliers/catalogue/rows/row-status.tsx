import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { useTranslations } from 'use-intl'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import { paths } from '#web/entities/paths.ts'
import classes from './rows.module.css'
import { address } from '#web/lib/navigation/address.ts'

/** 'Importé', which leads to the product that came of it, or 'Non importé'; where to is in the head of the column and of the page. */
export function RowStatus({ row: { userProductId } }: { row: CatalogueProduct }) {
  const t = useTranslations('catalogue.status')
  if (userProductId === null)
    return (
      <span className="dimmed" title={t('notImportedTip')}>
        {t('notImported')}
      </span>
    )
  return (
    <a href={address(paths.editProduct(userProductId))} className={classes.imported} title={t('importedTip')}>
      <IconCircleCheck size={15} aria-hidden />
      {t('imported')}
    </a>
  )
}
