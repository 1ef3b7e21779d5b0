import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import { NO_PICTURE } from '#contract/no-picture.ts'
import { asLogo } from '#web/lib/pictures/redrawings.ts'
import { PictureCard } from '#web/ui/picture-card/picture-card.tsx'
import { pictureTexts } from '#web/ui/picture-card/picture-texts.ts'
import { usePutLogo, useRemoveLogo } from '../cartes-api.ts'
import classes from './carte-logo-card.module.css'
import { logoAddress } from './logo-address.ts'

/** The logo at the head of a carte. */
export function CarteLogoCard({ carte: { id, logo } }: { carte: Pick<CarteSettings, 'id' | 'logo'> }) {
  const t = useTranslations('cartes.logo')
  const putting = usePutLogo()
  const removing = useRemoveLogo()
  const version = logo?.id ?? NO_PICTURE
  const address = logo && logoAddress(id, logo)
  return (
    <PictureCard
      address={address}
      as={asLogo}
      put={(body) => putting.mutateAsync({ params: { id }, query: { version }, body })}
      remove={() => removing.mutateAsync({ id, version })}
      texts={pictureTexts(t)}
    >
      {logo !== null && address !== null && (
        <img
          src={address}
          width={logo.width}
          height={logo.height}
          alt={t('alt')}
          className={classes.logo}
          decoding="async"
        />
      )}
    </PictureCard>
  )
}
