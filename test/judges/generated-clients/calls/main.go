// Makes the 20 calls with the Go client of OpenAPI Generator. Prints "ok" and a name for each; ends with status 1 at the first failure.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"

	hiring "example.com/hiring/client"
)

func check[T any](name string, result T, err error, holds func(T) bool) T {
	if err != nil {
		detail := err.Error()
		var refused *hiring.GenericOpenAPIError
		if errors.As(err, &refused) {
			detail += " " + string(refused.Body())
		}
		fail(name, detail)
	}
	if !holds(result) {
		fail(name, fmt.Sprintf("returned %+v", result))
	}
	fmt.Println("ok", name)
	return result
}

func fail(name, detail string) {
	fmt.Fprintln(os.Stderr, name, detail)
	os.Exit(1)
}

// The error of a refused call, as the client has read it.
func refusal(name string, err error, code string) hiring.Error {
	var refused *hiring.GenericOpenAPIError
	if !errors.As(err, &refused) {
		fail(name, fmt.Sprint("was not refused: ", err))
	}
	model, isError := refused.Model().(hiring.Error)
	return check(name, model, nil, func(one hiring.Error) bool { return isError && one.Error.Code == code })
}

func main() {
	settings := hiring.NewConfiguration()
	settings.Servers = hiring.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	client := hiring.NewAPIClient(settings)
	ctx := context.WithValue(context.Background(), hiring.ContextAccessToken, os.Getenv("API_KEY"))

	first := hiring.NewCreateJobRequest("Baker")
	first.SetIsDraft(false)
	form := hiring.NewApplicationFormInput()
	form.SetFields([]hiring.FormFieldInput{
		*hiring.NewFormFieldInput("why", "Why do you bake?", "short_text"),
		*hiring.NewFormFieldInput("nights", "Do you work at night?", "boolean"),
	})
	consent := hiring.NewApplicationFormConsentInput()
	consent.SetProcessingRequired(false)
	form.SetConsent(*consent)
	first.SetApplicationForm(*form)
	created, _, err := client.JobsAPI.CreateJob(ctx).CreateJobRequest(*first).Execute()
	job := check("createJob", created, err, func(one *hiring.Job) bool { return one.Status == "published" })
	second, _, err := client.JobsAPI.CreateJob(ctx).CreateJobRequest(*hiring.NewCreateJobRequest("Miller")).Execute()
	check("createJob, a draft", second, err, func(one *hiring.Job) bool { return one.Status == "draft" })
	read, _, err := client.JobsAPI.GetJob(ctx, job.Id).Execute()
	check("getJob", read, err, func(one *hiring.Job) bool {
		return one.ApplicationForm.Fields[1].Key == "nights"
	})
	change := hiring.NewUpdateJobRequest()
	change.SetOpenings(3)
	updated, _, err := client.JobsAPI.UpdateJob(ctx, job.Id).UpdateJobRequest(*change).Execute()
	check("updateJob", updated, err, func(one *hiring.Job) bool { return one.Openings == 3 })
	page, _, err := client.JobsAPI.ListJobs(ctx).Limit(1).Execute()
	check("listJobs, page 1", page, err, func(one *hiring.JobListWithDeletions) bool {
		return one.Data[0].Id == second.Id && one.HasMore
	})
	cursor := page.GetNextCursor()
	page, _, err = client.JobsAPI.ListJobs(ctx).Limit(1).Cursor(cursor).Execute()
	check("listJobs, page 2", page, err, func(one *hiring.JobListWithDeletions) bool {
		return one.Data[0].Id == job.Id
	})

	person := hiring.NewCreateCandidateRequest()
	person.SetFirstName("Ada")
	person.SetTags([]string{"referred"})
	channel := hiring.NewSourceInput()
	channel.SetType("referral")
	person.SetSource(*channel)
	place := hiring.NewPlaceInput()
	place.SetCity("Delft")
	person.SetLocation(*place)
	home, mobile := hiring.NewPhoneNumberInput("1"), hiring.NewPhoneNumberInput("2")
	mobile.SetIsPrimary(true)
	person.SetPhones([]hiring.PhoneNumberInput{*home, *mobile})
	added, _, err := client.CandidatesAPI.CreateCandidate(ctx).CreateCandidateRequest(*person).Execute()
	candidate := check("createCandidate", added, err, func(one *hiring.Candidate) bool {
		return one.Source.Type == "referral" && one.Phones[0].Number == "2"
	})
	found, _, err := client.CandidatesAPI.GetCandidate(ctx, candidate.Id).Execute()
	check("getCandidate", found, err, func(one *hiring.Candidate) bool {
		location := one.GetLocation()
		return one.Tags[0] == "referred" && location.GetCity() == "Delft"
	})

	reason, nights := "I rise early.", true
	applicant := hiring.NewApplicantInput("Grace")
	applicant.SetEmail("grace@example.com")
	application := hiring.NewCreateApplicationRequest(job.Id)
	application.SetCandidate(*applicant)
	application.SetAnswers([]hiring.AnswerInput{
		*hiring.NewAnswerInput("why", *hiring.NewNullableAnswerInputValue(&hiring.AnswerInputValue{String: &reason})),
		*hiring.NewAnswerInput("nights", *hiring.NewNullableAnswerInputValue(&hiring.AnswerInputValue{Bool: &nights})),
	})
	sent, _, err := client.ApplicationsAPI.CreateApplication(ctx).CreateApplicationRequest(*application).Execute()
	check("createApplication", sent, err, func(one *hiring.ApplicationWithUploads) bool {
		return one.Status == "active"
	})
	applied, _, err := client.ApplicationsAPI.GetApplication(ctx, sent.Id).Execute()
	check("getApplication", applied, err, func(one *hiring.Application) bool {
		answers := one.Submission.Answers
		return *answers[0].Value.Get().String == reason && *answers[1].Value.Get().Bool
	})
	// An optional body that is not set is sent as null by this client, which the service refuses.
	move := hiring.AdvanceApplicationRequest{}
	advanced, _, err := client.ApplicationsAPI.AdvanceApplication(ctx, applied.Id).AdvanceApplicationRequest(move).Execute()
	check("advanceApplication", advanced, err, func(one *hiring.Application) bool { return one.Stage.Id != applied.Stage.Id })

	asked, _, err := client.UploadsAPI.CreateUpload(ctx).CreateUploadRequest(*hiring.NewCreateUploadRequest("cv.txt")).Execute()
	upload := check("createUpload", asked, err, func(one *hiring.Upload) bool { return one.MaxBytes > 0 })
	put(upload.UploadUrl, upload.Headers.ContentType)
	registered, _, err := client.ScansAPI.CreateScan(ctx).CreateScanRequest(*hiring.NewCreateScanRequest(upload.StorageToken)).Execute()
	scan := check("createScan", registered, err, func(one *hiring.Scan) bool { return one.Attempt == 1 })
	for end := time.Now().Add(time.Minute); err == nil && scan.Status != "completed" && time.Now().Before(end); {
		time.Sleep(500 * time.Millisecond)
		scan, _, err = client.ScansAPI.GetScan(ctx, registered.Id).Execute()
	}
	check("getScan", scan, err, func(one *hiring.Scan) bool {
		return one.Profile.IsSet() && one.Profile.Get().Basics.GetName() == "Jane Miller"
	})

	hook := hiring.NewCreateWebhookEndpointRequest("https://hooks.example.com/hiring")
	endpoint, _, err := client.WebhookEndpointsAPI.CreateWebhookEndpoint(ctx).CreateWebhookEndpointRequest(*hook).Execute()
	check("createWebhookEndpoint", endpoint, err, func(one *hiring.WebhookEndpointWithSecret) bool {
		return strings.HasPrefix(one.Secret, "whsec_")
	})
	deleted, _, err := client.WebhookEndpointsAPI.DeleteWebhookEndpoint(ctx, endpoint.Id).Execute()
	check("deleteWebhookEndpoint", deleted, err, func(one *hiring.Deleted) bool { return one.Deleted })
	events, _, err := client.EventsAPI.ListEvents(ctx).Type_("job.created").Execute()
	check("listEvents", events, err, func(one *hiring.EventList) bool {
		return one.Data[0].JobCreatedEvent.Data.Object.Name == "Miller"
	})

	_, _, err = client.JobsAPI.GetJob(ctx, "job_00000000000000000000000000").Execute()
	refusal("getJob, 404", err, "not_found")
	_, _, err = client.JobsAPI.CreateJob(ctx).CreateJobRequest(*hiring.NewCreateJobRequest("")).Execute()
	problem := refusal("createJob, 422", err, "validation_failed")
	if problem.Error.Details[0].GetParam() != "name" {
		fail("createJob, 422", "has no detail about the name")
	}
	gone, _, err := client.JobsAPI.DeleteJob(ctx, second.Id).Execute()
	check("deleteJob", gone, err, func(one *hiring.Deleted) bool { return one.Id == second.Id })
}

func put(url, media string) {
	request, _ := http.NewRequest("PUT", url, strings.NewReader(os.Getenv("RESUME")))
	request.Header.Set("Content-Type", media)
	response, err := http.DefaultClient.Do(request)
	if err != nil || response.StatusCode != 200 {
		fail("PUT", fmt.Sprint(response, err))
	}
}
