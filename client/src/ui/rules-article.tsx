import type { ComponentType, TargetedMouseEvent } from 'preact';
import { t } from '../i18n/i18n.ts';
import './rules-article.css';

interface RulesArticleProps {
  /** The name of the game. */
  name: string;
  /** What it is about, in a sentence. */
  lead: string;
  chapters: readonly { id: string; title: string; Body: ComponentType }[];
}

/** How a game is played, in chapters with a list of them on top. */
export function RulesArticle({ name, lead, chapters }: RulesArticleProps) {
  return (
    <article class="rules-text">
      <h1>{name}</h1>
      <p class="rules-lead">{lead}</p>
      <nav aria-label={t('rules.contents')}>
        {chapters.map(({ id, title }) => (
          <a key={id} href={`#${id}`} onClick={(event) => follow(event, id)}>
            {title}
          </a>
        ))}
      </nav>
      {chapters.map(({ id, title, Body }) => (
        <section key={id} id={id} class="panel">
          <h2 tabIndex={-1}>{title}</h2>
          <Body />
        </section>
      ))}
    </article>
  );
}

/** Goes to a chapter as the link would, and leaves the address alone: it may be that of a table. */
function follow(event: TargetedMouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const chapter = event.currentTarget.closest('article')?.querySelector(`[id="${id}"]`);
  chapter?.scrollIntoView();
  chapter?.querySelector('h2')?.focus({ preventScroll: true });
}
