import sharp from 'sharp'
import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { AdminPhoto } from '#contract/admin/records.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { knownName, NAMES } from '../auth/names.ts'
import type { Actor } from '../orders/order-status.ts'
import { DOUBTS_SELECT, doubtsOf } from '../orders/photo-doubts.ts'
import { db, Prisma } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { journal } from './journal.ts'
import { findPage, readPage } from './page.ts'
import { orderClause } from './records.ts'

interface PhotosQuery extends PageQuery {
  slot?: PhotoSlot | undefined
  orderId?: string | undefined
}

/** Includes purged ones, so that nobody searches for them. */
export async function listPhotos(query: PhotosQuery): Promise<Page<AdminPhoto>> {
  const searched = await orderClause(query.search)
  const filter = Prisma.sql`
    ${query.slot ? Prisma.sql`AND t.slot = ${query.slot}::photo_slot` : Prisma.empty}
    ${query.orderId ? Prisma.sql`AND t.order_id = ${query.orderId}::uuid` : Prisma.empty}`
  const source = {
    from: Prisma.sql`customer_photos t ${searched.join}`,
    where: Prisma.sql`${searched.where} ${filter}`,
    some: searched.some && Prisma.sql`${searched.some} ${filter}`,
  }
  const page = await readPage(
    await findPage(source, query),
    (ids) =>
      db.customerPhoto.findMany({
        where: { id: { in: ids } },
        include: {
          order: { select: { user: { select: NAMES }, photos: { select: DOUBTS_SELECT } } },
        },
      }),
    (row): AdminPhoto => ({
      id: row.id,
      orderId: row.orderId,
      customerName: knownName(row.order.user),
      photoType: row.slot,
      fileSize: row.fileSize,
      width: row.width,
      height: row.height,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      purged: row.purgedAt !== null,
      doubts: doubtsOf(row, row.order.photos),
    }),
  )
  return { ...page, ...searched.mark }
}

const THUMB_WIDTH_PX = 400

interface Look {
  readonly size: 'thumb' | undefined
  /** Also orders of which no version is owed, which the desk never needs. */
  readonly anywhere: boolean
}

/** A face photo: viewing is journalled first. @throws Problem not-found, role-forbidden */
export async function viewCustomerPhoto(id: string, { size, anywhere }: Look, actor: Actor): Promise<FileAnswer> {
  const photo = await db.customerPhoto.findUnique({
    where: { id },
    include: { order: { select: { status: true, eraseAt: true, revisionDueAt: true } } },
  })
  if (!photo?.storageKey) throw new Problem('not-found')
  if (photo.order.eraseAt)
    throw new Problem('order-on-hold', {
      text: 'As fotos deste pedido estão lacradas: ele foi encerrado. Desfaça o encerramento para vê-las.',
    })
  const isAtDesk = photo.order.status === 'EM_PROCESSAMENTO' || photo.order.revisionDueAt !== null
  if (!anywhere && !isAtDesk) throw new Problem('role-forbidden')
  await journal(db, actor, {
    action: 'photo.viewed',
    subject: 'order',
    subjectId: photo.orderId,
    to: { photoId: id, slot: photo.slot, ...(size ? { size } : {}) },
  })
  try {
    if (size !== 'thumb') return { ...(await storage.stream(photo.storageKey)), type: 'image/jpeg' }
    const small = await sharp(await storage.read(photo.storageKey))
      .resize({ width: THUMB_WIDTH_PX })
      .jpeg()
      .toBuffer()
    return { body: small, size: small.length, type: 'image/jpeg' }
  } catch (error) {
    throw error instanceof StoredFileMissing ? new Problem('not-found') : error
  }
}
