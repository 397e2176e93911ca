import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const REQUIRED = ['title', 'date', 'summary'];

const idOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Renders one Markdown file. @throws when a line of its front matter is missing */
export const articleOf = async (name, source) => {
  const { Marked } = await import('marked');
  const [head = '', lines = ''] = FRONT_MATTER.exec(source) ?? [];
  const fields = Object.fromEntries(
    lines.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
  );
  for (const field of REQUIRED) if (!fields[field]) throw new Error(`${name} has no ${field}`);
  const headings = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const html = await marked.parse(source.slice(head.length));
  return { slug: name.replace(/\.md$/, ''), ...fields, html, headings };
};

const articlesIn = async (folder) => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const articles = await Promise.all(
    names.map((name) => articleOf(name, readFileSync(join(folder, name), 'utf8'))),
  );
  return articles.sort((a, b) => b.date.localeCompare(a.date));
};

/** The blog's posts and every version of the legal texts, newest first. */
export const readArticles = async (content) => ({
  posts: await articlesIn(join(content, 'blog')),
  legal: await Promise.all(
    ['privacy', 'terms'].map(async (name) => ({
      path: `/${name}`,
      versions: await articlesIn(join(content, 'legal', name)),
    })),
  ),
});
