import { PageHead } from '../parts/layout';
import { dateText, type Article } from '../article';

/** `/blog` */
export const BlogPage = ({ posts }: { readonly posts: readonly Article[] }) => (
  <>
    <PageHead title="Blog">How Fieldhouse works, and why it works that way.</PageHead>
    <div className="wrap reading">
      {posts.length === 0 && <p className="empty">No posts yet</p>}
      {posts.map(({ slug, title, date, summary }) => (
        <article className="teaser" key={slug}>
          <time dateTime={date}>{dateText(date)}</time>
          <h2>
            <a href={`/blog?post=${slug}`}>{title}</a>
          </h2>
          <p>{summary}</p>
        </article>
      ))}
    </div>
  </>
);

/** `/blog?post=…` */
export const PostPage = ({ post }: { readonly post: Article }) => (
  <>
    <PageHead title={post.title}>{post.summary}</PageHead>
    <article className="wrap reading">
      <p className="muted">
        <time dateTime={post.date}>{dateText(post.date)}</time>
      </p>
      <div dangerouslySetInnerHTML={{ __html: post.html }} />
      <p>
        <a href="/blog">All posts</a>
      </p>
    </article>
  </>
);
