import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** The component, drawn again only when one of its properties is another one: of 1,000 cards, the one that was chosen. */
export function unlessSame<Props extends object>(Inner: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return (Object.keys(next) as (keyof Props)[]).some((name) => next[name] !== this.props[name]);
    }
    override render() {
      return <Inner {...(this.props as Props)} />;
    }
  };
}
