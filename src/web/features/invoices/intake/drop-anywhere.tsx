import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePathAccess } from '#web/entities/use-page-access.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { address } from '#web/lib/navigation/address.ts'
import { droppedFiles } from '#web/lib/sources/chosen-files.ts'
import { useFileDrop } from '#web/ui/table-file/use-file-drop.ts'
import classes from './drop-anywhere.module.css'
import { handFiles } from './handed-files.ts'

/** Around every page of someone who sees prices: files that the page itself does not take are taken for invoices. */
export function DropAnywhere() {
  return usePathAccess()(paths.invoices) ? <Dropping /> : null
}

function Dropping() {
  const t = useTranslations('shell')
  const router = useRouter()
  const takeIn = async (dropped: DataTransfer) => {
    handFiles(await droppedFiles(dropped))
    const href = address(paths.invoices)
    await router.navigate({ href })
    // Where the page that is left asks first, the answer may be to stay.
    if (router.state.location.pathname !== href) handFiles([])
  }
  const over = useFileDrop((dropped) => {
    if (!refusedInDemo()) void takeIn(dropped)
  }, window)
  return (
    over && (
      <div className={classes.frame}>
        <p className={classes.words}>{t('dropInvoices')}</p>
      </div>
    )
  )
}
