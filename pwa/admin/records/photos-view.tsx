import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type AdminPhoto, adminRecordsApi } from '#contract/admin/records.ts'
import { formatDay, formatDayTime, formatInteger, shortId } from '#contract/format.ts'
import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, PhotoSlot } from '#contract/onboarding.ts'
import { allTheSame } from '#contract/photo-doubts.ts'
import { call } from '#pwa/platform/api.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { searchHref } from '#pwa/admin/kit/person-link.tsx'
import { PhotoPicture } from '#pwa/admin/kit/photo-picture.tsx'
import { ZoomPhoto } from '#pwa/admin/kit/zoom-photo.tsx'
import '#pwa/admin/kit/photos.css'

const WORDS = {
  search: 'Buscar fotos',
  placeholder: 'Nome, e-mail ou pedido',
  caption: 'Fotos, da mais nova à mais antiga',
  loading: 'Carregando as fotos...',
  failed: 'Não conseguimos abrir as fotos.',
  empty: {
    title: 'Nenhuma foto ainda',
    text: 'As quatro fotos de cada cliente aparecem aqui e são apagadas em 30 dias.',
  },
  none: 'Nenhuma foto encontrada',
  many: 'fotos',
} as const

const FILTERS = [
  {
    name: 'slot',
    label: 'Tipo',
    all: 'Tipo: todas',
    options: PHOTO_SLOTS.map((slot) => [slot, PHOTO_SLOT_WORDS[slot]] as const),
  },
]

/** Only for the skeleton: photos are always a grid. */
const COLUMNS: readonly ListColumn<AdminPhoto>[] = [{ id: 'photo', label: 'Foto', cell: ({ id }) => id }]

const nameOf = (photo: AdminPhoto) =>
  `${PHOTO_SLOT_WORDS[photo.photoType]}, ${photo.customerName ?? 'sem nome'}, pedido ${shortId(photo.orderId)}`
const kilobytes = (bytes: number) => `${formatInteger(Math.max(1, Math.round(bytes / 1000)))} KB`

/** Each view of a face is logged. */
export function PhotosView() {
  const [open, setOpen] = useState<AdminPhoto | null>(null)
  return (
    <>
      <p className="admin-hint rule-bottom t-caption t-soft">
        Cada foto aberta fica no registro com o seu nome. Todas são apagadas em 30 dias.
      </p>
      <ListView
        view="photos"
        words={WORDS}
        filters={FILTERS}
        columns={COLUMNS}
        nameOf={nameOf}
        ask={({ slot, ...query }, signal) =>
          call(adminRecordsApi.photos, { query: { ...query, slot: PhotoSlot.safeParse(slot).data } }, { signal })
        }
        onOpen={setOpen}
        Rows={({ items }) => <PhotoGrid photos={items} onOpen={setOpen} />}
      />
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? PHOTO_SLOT_WORDS[open.photoType] : 'Foto'}
      >
        {open && (
          <div className="photo-large">
            <ZoomPhoto label={nameOf(open)}>
              <PhotoPicture photoId={open.id} alt={nameOf(open)} purged={open.purged} />
            </ZoomPhoto>
            <p className="t-caption t-soft num">
              {open.customerName ?? 'Sem nome'},{' '}
              <Link className="cell-link" to={searchHref('orders', shortId(open.orderId))}>
                pedido {shortId(open.orderId)}
              </Link>
              , {open.width} × {open.height}, {kilobytes(open.fileSize)}, enviada em {formatDayTime(open.createdAt)},
              apagada em {formatDay(open.expiresAt)}
            </p>
            {open.doubts.length > 0 && (
              <p className="photo-doubt block mt-2 t-medium t-caption">{allTheSame(open.doubts)}</p>
            )}
          </div>
        )}
      </Dialog>
    </>
  )
}

function PhotoGrid({ photos, onOpen }: { photos: readonly AdminPhoto[]; onOpen: (photo: AdminPhoto) => void }) {
  return (
    <ul className="photo-grid">
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            className="photo-tile block full t-left"
            data-row={photo.id}
            onClick={() => onOpen(photo)}
          >
            <PhotoPicture photoId={photo.id} alt="" purged={photo.purged} small />
            <span className="photo-tile-words block t-caption t-soft">
              <b className="block t-ink">{PHOTO_SLOT_WORDS[photo.photoType]}</b>
              <span className="cell-sub">{photo.customerName ?? 'Sem nome'}</span>
              <span className="visually-hidden">Pedido {shortId(photo.orderId)}</span>
              <span className="num">
                {kilobytes(photo.fileSize)}, {formatDay(photo.createdAt)}
              </span>
              {photo.doubts.length > 0 && (
                <span className="photo-doubt block mt-2 t-medium t-caption">{allTheSame(photo.doubts)}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
