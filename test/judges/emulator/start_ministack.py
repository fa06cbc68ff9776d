"""Starts MiniStack with three corrections, without which our templates cannot be updated or deployed unchanged.

They are tried against MiniStack 1.5.33; docs/judged-by-outsiders.md says what they are for.
"""

import json

from ministack.app import main
from ministack.services import eventbridge
from ministack.services.cloudformation import _stacks, provisioners

update_resource = provisioners._update_resource


def update_with_attributes(resource_type, physical_id, old, new, stack_name, logical_id=None, old_attrs=None):
    """The update of a nested stack forgets the attributes of each resource that did not change."""
    if old_attrs is None:
        resources = _stacks.get(stack_name, {}).get("_resources", {})
        old_attrs = resources.get(logical_id, {}).get("Attributes")
    return update_resource(resource_type, physical_id, old, new, stack_name, logical_id, old_attrs)


def create_archive(logical_id, properties, stack_name):
    """CloudFormation does not know AWS::Events::Archive here, although the event bus has archives."""
    name = properties.get("ArchiveName") or f"{stack_name}-{logical_id}"[:48]
    pattern = properties.get("EventPattern")
    request = {
        "ArchiveName": name,
        "EventSourceArn": properties["SourceArn"],
        "RetentionDays": int(properties.get("RetentionDays", 0)),
        **({"EventPattern": json.dumps(pattern)} if pattern else {}),
    }
    status, _, body = eventbridge._create_archive(request)
    if status != 200:
        raise ValueError(f"AWS::Events::Archive: {body!r}")
    return name, {"Arn": json.loads(body)["ArchiveArn"], "ArchiveName": name}


def delete_archive(physical_id, _properties):
    eventbridge._delete_archive({"ArchiveName": physical_id})


def create_branding(logical_id, properties, _stack_name):
    """CloudFormation does not know AWS::Cognito::ManagedLoginBranding here: the look of a page that the emulator does not have."""
    return f"{properties['UserPoolId']}|{logical_id}", {"ManagedLoginBrandingId": logical_id}


def delete_nothing(_physical_id, _properties):
    pass


provisioners._update_resource = update_with_attributes
provisioners._RESOURCE_HANDLERS["AWS::Events::Archive"] = {"create": create_archive, "delete": delete_archive}
provisioners._RESOURCE_HANDLERS["AWS::Cognito::ManagedLoginBranding"] = {"create": create_branding, "delete": delete_nothing}
main()
