import caretLeft from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?raw'
import type { BlogPost } from '#contract/blog.ts'
import { formatLongDay } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { OutlineEntry } from './outline.ts'
import { PostCover } from './post-cover.tsx'
import { viewsOf } from './post-facts.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostTest } from './post-test.tsx'
import { PostTags } from './post-tags.tsx'
import { ReadingTape } from './reading-tape.tsx'
import { ShareButton } from './share-button.tsx'
import './article.css'
import './blog.css'
import './post.css'

const BODY_ID = 'artigo'

export function PostView({ post, outline }: { post: BlogPost; outline: readonly OutlineEntry[] }) {
  return (
    <>
      <ReadingTape of={BODY_ID} />
      <article className="post">
        <header className="post-head">
          <nav aria-label="Você está em">
            <a className="post-back inline-row tap gap-6 t-medium t-small t-soft t-plain" href={paths.blog}>
              <Icon svg={caretLeft} size={16} />
              Portal
            </a>
          </nav>
          <PostTags tags={post.tags} />
          <h1>{post.title}</h1>
          <p className="post-lead mt-14 t-soft t-pretty">{post.description}</p>
          <div className="post-byline split">
            <p>
              <strong>{post.authorName}</strong>
              <br />
              {post.readTime} min de leitura
              {post.viewCount > 0 && (
                <>
                  , <span className="num">{viewsOf(post.viewCount)}</span>
                </>
              )}
            </p>
            <ShareButton title={post.title} text={post.description} path={paths.blogPost(post.slug)} />
          </div>
        </header>
        <PostCover post={post} first told />
        <div className="post-columns site-column">
          {outline.length > 2 && (
            <nav className="post-outline" aria-labelledby="neste-artigo">
              <h2 id="neste-artigo">Neste artigo</h2>
              <ol>
                {outline.map(({ id, title }) => (
                  <li key={id}>
                    <a className="row t-label t-soft" href={`#${id}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="post-text" id={BODY_ID}>
            {/* The HTML was sanitised when stored. Hydration keeps the server's HTML. */}
            <div className="article" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: post.content }} />
            <p className="post-dates rule-top t-faint t-small">
              Publicado em <time dateTime={post.publishedAt}>{formatLongDay(post.publishedAt)}</time>.
            </p>
          </div>
        </div>
      </article>
      <PostTest slug={post.slug} />
      <PostGrid posts={post.related} title="Leia também" titled />
    </>
  )
}
