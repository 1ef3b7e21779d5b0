import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { NO_PICTURE } from '#contract/no-picture.ts'
import { asPhoto } from '#web/lib/pictures/redrawings.ts'
import { PictureCard } from '#web/ui/picture-card/picture-card.tsx'
import { pictureTexts } from '#web/ui/picture-card/picture-texts.ts'
import { sheetQuery, usePutPhoto, useRemovePhoto } from '../sheets-api.ts'
import { photoAddress } from './photo-address.ts'
import classes from './photo-card.module.css'
import { SheetPhoto } from './sheet-photo.tsx'

export interface PhotoCardProps {
  sheetId: string
  /** Of the sheet, for the picture's alternative text. */
  title: string
}

/** The photo of the dish; none of it is part of what the editor saves. */
export function PhotoCard({ sheetId, title }: PhotoCardProps) {
  const t = useTranslations('sheets.photo')
  const { data: photo = null } = useQuery({ ...sheetQuery(sheetId), select: (sheet) => sheet.photo })
  const version = photo?.id ?? NO_PICTURE
  const putting = usePutPhoto()
  const removing = useRemovePhoto()
  return (
    <PictureCard
      address={photo && photoAddress(sheetId, photo)}
      as={asPhoto}
      put={(body) => putting.mutateAsync({ params: { id: sheetId }, query: { version }, body })}
      remove={() => removing.mutateAsync({ id: sheetId, version })}
      texts={pictureTexts(t)}
    >
      {photo !== null && (
        <SheetPhoto
          sheetId={sheetId}
          photo={photo}
          alt={t('alt', { title })}
          className={classes.photo}
          lazy
        />
      )}
    </PictureCard>
  )
}
