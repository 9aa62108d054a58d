import { PHOTO_LOOKS } from '#contract/journal.ts'
import type { StaffRole } from '#contract/permissions.ts'
import type { PhotoView } from '#contract/privacy.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { db } from '../platform/db.ts'

/**
 * Staff who viewed photos or report, per São Paulo day, newest first. The journal is written before each view and ends with the account.
 * @param most limit
 */
export async function listPhotoViews(userId: string, most: number): Promise<PhotoView[]> {
  const { photos, report } = PHOTO_LOOKS
  const rows = await db.$queryRaw<
    { day: string; name: string | null; role: StaffRole | null; photos: boolean; report: boolean }[]
  >`
    SELECT day_of(j.created_at)::text AS day, a.full_name AS name, coalesce(j.actor_role, a.staff_role)::text AS role,
      bool_or(j.action = ANY(${[...photos]}::text[])) AS photos, bool_or(j.action = ANY(${[...report]}::text[])) AS report
    FROM orders o
      JOIN journal_entries j ON j.subject = 'order' AND j.subject_id = o.id
      LEFT JOIN users a ON a.id = j.actor_id
    WHERE o.user_id = ${userId}::uuid AND j.action = ANY(${[...photos, ...report]}::text[])
    GROUP BY 1, j.actor_id, 2, 3 ORDER BY 1 DESC, max(j.created_at) DESC LIMIT ${most}`
  return rows.map(({ name, ...row }) => ({ ...row, name: greetingName(name) }))
}
