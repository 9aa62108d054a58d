export function PostTags({ tags, most }: { tags: readonly string[]; most?: number }) {
  return (
    <ul className="post-tags flex wrap t-medium t-small t-wine" aria-label="Assuntos">
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}

export const MOST_TAGS = { front: 3, card: 2 } as const
