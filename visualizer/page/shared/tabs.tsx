// A few views in one place, one of them shown. Arrow keys go from tab to tab.

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  readonly name: string;
  /** Shown beside the name, if there is something to count. */
  readonly count?: number;
  readonly content: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

export const Tabs = ({ label, tabs }: TabsProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const tab = tabs[at];
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by === undefined ? undefined : tabs[(at + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.name);
    (event.currentTarget as Element).querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <section className="panel tabs" aria-label={label}>
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, count }, index) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
            {count ? <span className="count">{count}</span> : null}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab?.name}`} tabIndex={0}>
        {tab?.content()}
      </div>
    </section>
  );
};
