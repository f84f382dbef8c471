import type {ComponentType} from 'react';
import type {Block, ContactWords} from '../contentPage.ts';
import {DataTable} from '../../DataTable.tsx';
import {Actions} from './Actions.tsx';
import {CalculatorGrid} from './CalculatorGrid.tsx';
import {Cards} from './Cards.tsx';
import {Groups} from './Groups.tsx';
import {Questions} from './Questions.tsx';
import {RichText} from './RichText.tsx';
import {Stats} from './Stats.tsx';

/** The contact form, passed in by its page, so that no other page loads it. */
export type ContactFormComponent = ComponentType<{readonly words: ContactWords}>;

interface BlockViewProps {
  readonly block: Block;
  readonly ContactForm?: ContactFormComponent | undefined;
}

/** A block of a page, by its kind. */
export function BlockView({block, ContactForm}: BlockViewProps) {
  if ('text' in block)
    return (
      <p>
        <RichText text={block.text} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((entry) => (
          <li key={entry}>
            <RichText text={entry} />
          </li>
        ))}
      </ul>
    );
  if ('cards' in block) return <Cards cards={block.cards} />;
  if ('grid' in block) return <CalculatorGrid grid={block.grid} />;
  if ('groups' in block) return <Groups groups={block.groups} />;
  if ('table' in block) return <DataTable {...block.table} />;
  if ('stats' in block) return <Stats stats={block.stats} />;
  if ('faqs' in block) return <Questions faqs={block.faqs} />;
  if ('actions' in block) return <Actions actions={block.actions} />;
  return ContactForm && <ContactForm words={block.contactForm} />;
}
